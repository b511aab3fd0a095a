export interface Persona {
  id: number;
  name: string;
  /** Number of the generated avatar. */
  avatar: number;
  intro: string;
  /** 0 unsaid, 1 male, 2 female. */
  sex: 0 | 1 | 2;
  official?: boolean;
  /** The badge of a running membership. */
  vip?: 'normal' | 'month' | 'year';
}

/** People who write in the square. One has the longest name the form allows, one has written nothing about themselves. */
export const personas: readonly Persona[] = [
  { id: 1, name: '星钻小助手', avatar: 17, intro: '官方账号，工作日回复比较快', sex: 0, official: true, vip: 'normal' },
  { id: 2, name: '雾港听潮', avatar: 10, intro: '住在海边，网速随涨潮变化', sex: 2, vip: 'year' },
  { id: 3, name: '半糖去冰', avatar: 21, intro: '奶茶续命型玩家', sex: 2 },
  { id: 4, name: '老周爱钓鱼', avatar: 2, intro: '真钓和游戏里钓都空军', sex: 1 },
  { id: 5, name: '不吃香菜的阿may', avatar: 24, intro: '专玩结局圆满的游戏', sex: 2, vip: 'month' },
  { id: 6, name: '橘座大人的铲屎官', avatar: 36, intro: '家有橘猫一只，体重保密', sex: 0 },
  { id: 7, name: '北纬三十度', avatar: 11, intro: '摄影比玩游戏多一点', sex: 1 },
  { id: 8, name: '键盘边的仙人掌', avatar: 13, intro: '扎手，但其实很好养', sex: 1 },
  { id: 9, name: '小满', avatar: 45, intro: '物候观察员（自封）', sex: 2 },
  { id: 10, name: '今天也没抽到', avatar: 15, intro: '后来改玩不用抽的了', sex: 0 },
  { id: 11, name: '拐角书店店长', avatar: 16, intro: '看店的时候偷偷玩解谜', sex: 1, vip: 'year' },
  { id: 12, name: '云上邮差七号', avatar: 39, intro: '收件人请报岛名', sex: 0 },
  { id: 13, name: 'Luna不熬夜', avatar: 32, intro: '这次是真的，十一点前睡', sex: 2 },
  { id: 14, name: '打工人阿哲', avatar: 46, intro: '午休四十分钟够打三局', sex: 1 },
  { id: 15, name: '一只路过的企鹅', avatar: 1, intro: '走得慢，但一直在走', sex: 0 },
  { id: 16, name: '番茄炒蛋要放糖', avatar: 38, intro: '美食区迷路到游戏区', sex: 1 },
  { id: 17, name: '南瓜马车末班', avatar: 25, intro: '十二点准时下线', sex: 2, vip: 'month' },
  { id: 18, name: '低电量模式', avatar: 5, intro: '回消息可能要等充好电', sex: 0 },
  { id: 19, name: '梧桐道十九号', avatar: 48, intro: '散步、种花、写攻略', sex: 2 },
  { id: 20, name: '二两小面', avatar: 33, intro: '重庆人，游戏里也要加辣', sex: 1 },
  { id: 21, name: '拾光机修师', avatar: 18, intro: '把坏掉的八音盒修好是我的爱好', sex: 1 },
  { id: 22, name: '山茶与雪', avatar: 40, intro: '慢速通关爱好者', sex: 2 },
  { id: 23, name: '橡皮擦大王', avatar: 22, intro: '解谜全靠试错', sex: 1 },
  { id: 24, name: '木星上的邻居', avatar: 31, intro: '时差有点大，请见谅', sex: 0 },
  { id: 25, name: '团子妈', avatar: 47, intro: '陪六岁小朋友一起玩', sex: 2 },
  { id: 26, name: '夜跑三公里', avatar: 26, intro: '跑完才允许自己开机', sex: 1 },
  { id: 27, name: '竹外桃花', avatar: 12, intro: '国风游戏收集中', sex: 2, vip: 'normal' },
  { id: 28, name: '八宝粥少一宝', avatar: 20, intro: '缺的那一宝是耐心', sex: 0 },
  { id: 29, name: '大鱼海塘', avatar: 14, intro: '熊猫基地志愿讲解', sex: 1 },
  { id: 30, name: '咕咕钟', avatar: 23, intro: '说好更新攻略，结果在报时', sex: 0 },
  { id: 31, name: '冬天的热水袋', avatar: 35, intro: '怕冷，冬天基本住在被窝里', sex: 2 },
  { id: 32, name: '纸飞机试飞员', avatar: 27, intro: '理科生的浪漫是重心计算', sex: 1 },
  { id: 33, name: '苏打水有汽', avatar: 29, intro: '想到什么说什么', sex: 2 },
  { id: 34, name: '阿布的相册', avatar: 30, intro: '狗狗阿布的每日一拍', sex: 0 },
  { id: 35, name: '麦田守望者联盟驻本市临时办事处第一干事', avatar: 37, intro: '名字是和朋友打赌输了改的', sex: 1 },
  { id: 36, name: '青石巷口', avatar: 44, intro: '爷爷辈玩家，象棋九段（巷口段位）', sex: 1 },
  { id: 37, name: '栗子糕', avatar: 41, intro: '秋天出生，爱吃甜的', sex: 2, vip: 'month' },
  { id: 38, name: '第二杯半价', avatar: 6, intro: '寻找能一起打双人游戏的人', sex: 0 },
  { id: 39, name: '灯塔以西', avatar: 42, intro: '', sex: 0 },
  { id: 40, name: '数到三就起床', avatar: 34, intro: '现在数到二又四分之三', sex: 1 },
];
