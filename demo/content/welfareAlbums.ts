import { days, hours } from './time';
import type { Draft } from './welfareDraft';

/** `worlds`: games whose pictures stand in the album. */
type AlbumDraft = Draft & { worlds: readonly string[] };

/** The demo's albums, in the order of their ids. */
export const albums: readonly AlbumDraft[] = [
  {
    title: '云上的颜色：天空世界手机壁纸',
    intro: '六张竖图，从清晨到夜航。锁屏用第二张，时间正好落在云里。',
    game: '风帆见习生',
    worlds: ['风帆见习生', '夜航飞艇铺', '云上炼金课', '迷路猫队长', '云端猫岛', '帽檐下的龙'],
    hot: true,
    views: 7_320,
    likes: 32,
    before: hours(11),
  },
  {
    title: '水下二十米',
    intro: '海底几款游戏的人物立绘合集，画师挑了自己最舍不得删的几张。',
    game: '潮汐档案员',
    worlds: ['潮汐档案员', '珊瑚街少年队', '深海电台', '水母软软镇', '青蛙潜水员日记'],
    views: 3_204,
    likes: 18,
    before: days(3),
  },
  {
    title: '不睡觉的城市',
    intro: '霓虹街区角色图集，深色桌面专用。晚上看比白天好看。',
    game: '零号街机器人',
    worlds: ['霓虹信使', '零号街机器人', '屋顶滑板社', '粉红尾灯', '电波猫 DJ', '熊猫快闪站'],
    price: 4,
    views: 2_815,
    likes: 21,
    before: days(5.4),
  },
  {
    title: '农场四季明信片',
    intro: '春天的围巾、夏天的草帽、秋天的麦子，还有一只从来不看镜头的羊倌犬。',
    game: '草帽姐姐的果园',
    worlds: ['小猪红围巾', '花田来信', '山坡上的茶农', '草帽姐姐的果园', '麦田里的宝石', '大耳朵放羊记'],
    views: 4_087,
    likes: 25,
    before: days(7),
  },
  {
    title: '江湖群像',
    intro: '掌柜、剑客、记者、药童，一人一张。会员专享，含两张没公开过的人物设定。',
    game: '狐影剑谱',
    worlds: ['虎掌柜的客栈', '狐影剑谱', '江湖小报馆', '青山棋客', '竹笠行', '百草小药童'],
    vipOnly: true,
    views: 2_460,
    likes: 22,
    before: days(10),
  },
  {
    title: '轨道上的朋友们',
    intro: '机甲与宇航员设定图。尺寸按手机屏幕出图，放大看铆钉也是清楚的。',
    game: '赤星机兵',
    worlds: ['赤星机兵', '国王熊太空站', '蓝环巡逻队', '修理工奥托', '星尘杯冠军录'],
    price: 5,
    views: 2_118,
    likes: 15,
    before: days(14),
  },
  {
    title: '地下城员工证件照',
    intro: '仓库管理员说入职要交照片，于是大家都很认真。',
    game: '地城仓库管理员',
    worlds: ['地城仓库管理员', '绿龙的宝库', '紫翼传令', '青蛙国王的地下室', '尖帽子学徒', '兜帽旅人与回声'],
    views: 3_390,
    likes: 19,
    before: days(18),
  },
  {
    title: '甜品屋的下午茶壁纸',
    intro: '看饿了不负责。第三张做头像刚刚好。',
    game: '糖晶消消屋',
    worlds: ['糖心弹弹球', '糖晶消消屋', '棉花糖小猪大侠', '小熊烘焙时间', '薄荷公主不想上朝', '软糖岛漂流'],
    price: 2,
    views: 4_951,
    likes: 27,
    before: days(22),
  },
];
