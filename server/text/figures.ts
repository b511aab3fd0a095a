/** Heads of the files of figures. */
export const figuresText: {
  day: string;
  key: string;
  label: string;
  total: string;
  columns: Readonly<Record<string, string>>;
} = {
  day: '日',
  key: '编号',
  label: '名称',
  total: '合计（人数为日均）',
  columns: {
    fen: '收入（元）',
    orders: '付款笔',
    payers: '付款人',
    firstPayers: '首次付款人',
    refunded: '退款（元）',
    net: '净收入（元）',
    sold: '售出（钻）',
    given: '赠送（钻）',
    spent: '消费（钻）',
    returned: '退回（钻）',
    joined: '新增',
    active: '活跃',
    day1: '次日留存（%）',
    day7: '7 日留存（%）',
    day30: '30 日留存（%）',
    ordering: '下单人',
    paying: '付款人',
    came: '新来',
    answered: '首答',
    decided: '判断',
    median: '等待中位（秒）',
    slow: '最慢一成（秒）',
    diamonds: '钻石',
    downloads: '下载',
    sales: '购买',
  },
};
