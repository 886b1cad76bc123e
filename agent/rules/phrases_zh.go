package rules

import (
	"chit/agent/action"
	"chit/agent/chat/text"
)

// chinese is how people command the bot in Chinese.
var chinese = []command{
	{asks: action.UndoChanges{}, phrases: []phrase{"撤销", "撤回", "撤消", "取消上一笔", "撤销上一笔", "撤销上一步", "撤销上一个操作", "撤銷"}},
	{makes: putBack, phrases: []phrase{"恢复", "还原", "恢復", "復原", "找回"}},
	{makes: undone, phrases: []phrase{"撤销{number}", "撤回{number}", "撤銷{number}"}},
	{makes: putBack, phrases: []phrase{"恢复{number}", "还原{number}", "恢復{number}", "找回{number}"}},
	{makes: removed, phrases: []phrase{"删除{numbers}", "删掉{numbers}", "删{numbers}", "把{numbers}删了", "把{numbers}删掉", "刪除{numbers}", "刪掉{numbers}"}},
	{asks: action.DeleteExpenses{}, phrases: []phrase{"删除", "删掉", "删了", "删除上一笔", "删掉上一笔", "删除最后一笔", "删掉最后一笔", "删除最近一笔", "把它删了", "删掉它", "刪除", "刪掉", "刪除上一筆"}},
	{makes: removedAll, phrases: []phrase{"删除所有{words}", "删掉所有{words}", "删除全部{words}"}},
	{read: deleting, phrases: []phrase{"删除{words}", "删掉{words}", "把{words}删了", "把{words}删掉", "刪除{words}"}},
	{makes: edited, phrases: []phrase{"修改{number}", "编辑{number}", "改{number}", "編輯{number}"}},
	{makes: edited, phrases: []phrase{"修改", "编辑", "改一下", "編輯"}},
	{read: correction, phrases: []phrase{"{words}是{amount},不是{wrong}", "{words}是{amount}不是{wrong}", "是{amount},不是{wrong}", "是{amount}不是{wrong}"}},
	{read: correction, phrases: []phrase{"把{number}的{field}改成{value}", "{number}的{field}改成{value}", "把{number}改成{value}", "{number}改成{value}", "{number}改为{value}", "{number}改為{value}", "把{number}改為{value}", "修改{number}為{value}", "修改{number}为{value}", "修改{number}到{value}", "把{number}改到{value}", "改{number}到{value}", "修改{number} {value}", "第{number}笔改成{value}", "第{number}笔 改成 {value}", "把{number}改为{value}"}},
	{read: correction, phrases: []phrase{
		"错了,{value}", "错了,是{value}", "上一笔改成{value}", "不对,是{value}", "不对,{value}", "不对 {value}", "不,是{value}", "不是,是{value}", "不是,{value}", "改成{value}", "改为{value}", "应该是{value}", "應該是{value}", "是{value}", "说错了,是{value}", "记错了,是{value}",
		"{field}改成{value}", "{field}改为{value}",
	}},
	{read: correction, phrases: []phrase{"把{words}改成{amount}", "{words}应该是{amount}", "{words}改成{amount}"}},
	{makes: shown, phrases: []phrase{"查看{number}", "显示{number}", "{number}的历史", "历史{number}"}},
	{asks: action.FindExpenses{}, phrases: []phrase{"列表", "明细", "最近的支出", "最近支出", "我的支出", "看看支出", "显示支出", "列出支出", "账单", "明細", "帳單"}},
	{makes: listedIn, phrases: []phrase{"{period}的明细", "{period}明细", "列出{period}", "{period}的支出明细"}},
	{asks: action.ReportPeriod{}, phrases: []phrase{"报告", "报表", "月报", "总结", "汇总", "统计", "花了多少", "一共花了多少", "花了多少钱", "總結", "報告", "報表", "統計"}},
	{makes: reported(""), phrases: []phrase{
		"{period}", "{period}怎么样", "{period}怎麼樣", "{period}如何", "{period}花了多少", "{period}花了多少钱", "{period}花了多少錢", "{period}一共花了多少", "{period}一共花了多少钱", "{period}总共花了多少", "{period}总共花了多少钱",
		"{period}我花了多少", "{period}我花了多少钱", "我{period}花了多少", "我{period}花了多少钱", "我{period}一共花了多少钱", "{period}报告", "{period}的报告", "{period}报表", "{period}的报表", "{period}月报", "{period}总结", "{period}的总结", "{period}汇总",
		"{period}的支出", "{period}支出", "{period}的账单", "{period}账单", "{period}呢", "{period}的花费", "{period}开销", "{period}的开销", "报告{period}", "看看{period}", "查{period}", "查看{period}", "{period}情况", "{period}的情况",
	}},
	{asks: action.ReportPeriod{Period: "all", Format: action.AsCSV}, phrases: []phrase{"导出", "导出csv", "匯出", "导出全部", "导出所有"}},
	{asks: action.ReportPeriod{Period: "all", Format: action.AsXLSX}, phrases: []phrase{"导出excel", "导出xlsx", "导出表格"}},
	{asks: action.ReportPeriod{Period: "all", Format: action.AsJSON}, phrases: []phrase{"导出json"}},
	{makes: reported(action.AsCSV), phrases: []phrase{"导出{period}", "导出{period}的明细"}},
	{read: findingAsked, phrases: []phrase{"{words}花了多少钱", "{words}花了多少", "{words}一共花了多少钱", "在{words}上花了多少钱"}},
	{read: finding, phrases: []phrase{"查找{words}", "找{words}", "搜索{words}", "查一下{words}", "找一下{words}", "查詢{words}", "查询{words}", "列出{words}", "显示{words}", "列出所有{words}"}},
	{asks: action.ChangeSettings{}, phrases: []phrase{"设置", "我的设置", "显示设置", "設定", "设定"}},
	{makes: sets("currency", "currency"), phrases: []phrase{
		"我的货币是{currency}", "货币是{currency}", "货币{currency}", "货币改成{currency}", "把货币改成{currency}", "用{currency}", "货币设为{currency}", "默认货币{currency}", "默认货币是{currency}", "币种改成{currency}", "我的貨幣是{currency}",
	}},
	{makes: sets("time_zone", "zone"), phrases: []phrase{"我的时区是{zone}", "时区{zone}", "时区改成{zone}", "时区是{zone}"}},
	{makes: sets("vat", "rate"), phrases: []phrase{"税率{rate}", "税率是{rate}", "我的税率是{rate}", "增值税{rate}", "增值税率{rate}", "税率设为{rate}"}},
	{asks: action.ChangeSettings{Setting: "vat", Value: "off"}, phrases: []phrase{"不计税", "关闭税率", "不要税", "关闭增值税"}},
	{asks: action.ChangeSettings{Setting: "vat", Value: "ask"}, phrases: []phrase{"问我税率", "每次问税率"}},
	{asks: action.ChangeSettings{Setting: "amounts_are", Value: "net"}, phrases: []phrase{"金额不含税", "我的金额不含税"}},
	{asks: action.ChangeSettings{Setting: "amounts_are", Value: "gross"}, phrases: []phrase{"金额含税", "我的金额含税"}},
	{read: startOfMonth, phrases: []phrase{
		"每月从{value}开始", "每个月从{value}开始", "每月{value}开始", "每个月{value}开始", "月初是{value}", "每月从{value}算起", "每月从{value}起", "一个月从{value}开始", "我的月份从{value}开始", "每月由{value}開始", "每月從{value}開始",
	}},
	{asks: action.ChangeSettings{Setting: "language", Value: "zh"}, phrases: []phrase{"说中文", "用中文", "中文", "講中文"}},
	{say: text.Help, phrases: []phrase{"帮助", "怎么用", "你能做什么", "你会什么", "使用说明", "幫助", "怎麼用"}},
	{say: text.Hello, phrases: []phrase{"你好", "您好", "嗨", "早上好", "晚上好", "下午好", "哈喽", "早"}},
	{say: text.Welcome, phrases: []phrase{"谢谢", "谢了", "多谢", "好的", "好", "谢谢你", "謝謝", "ok了"}},
	{say: text.Privacy, phrases: []phrase{"隐私", "隱私"}},
	{say: text.NothingOpen, phrases: []phrase{"取消", "算了", "不", "不要", "是", "是的", "对"}},
}
