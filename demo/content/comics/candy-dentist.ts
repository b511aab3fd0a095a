import type { ComicContent } from '@demo/content/bookContent';

export const candyDentist: ComicContent = {
  key: 'candy-dentist',
  title: '糖果王国的牙医',
  author: '可乐冰',
  intro: '全国人民都在吃糖，全国人民都在牙疼。新来的牙医姜医生第一天上班，就被国王关进了棉花糖塔。',
  labels: ['奇幻', '搞笑'],
  status: 'ongoing',
  pay: 'free',
  weekday: 6,
  score: 8.7,
  views: 88_200,
  updated: 61,
  published: 50,
  format: 'page',
  hue: 340,
  cast: {
    A: { hair: 3, back: 'bob', fringe: 'part', wear: 'suit', top: 180, skin: 1, trait: 'square' },
    B: {
      hair: 4,
      back: 'short',
      fringe: 'swoop',
      wear: 'cape',
      top: 340,
      skin: 0,
      gear: 'crown',
      shape: 'round',
      size: 0.82,
    },
    C: { beast: 'bear', v: 0, scarf: 340 },
  },
  chapters: [
    {
      title: '棉花糖塔',
      script: `
@candy
hero A:bold.hip | N 我叫姜医生，专治牙疼。这是我来糖果王国的第一天。
@candy
wide A:grin C:calm | A 请问牙科诊所在哪里？ / C 我们这里没有牙科。
bust A:wow | A 那牙疼怎么办？
bust C:happy | C 再吃一颗糖，就忘了。
@hall
wide B:mad.point A:wow | B! 大胆！谁允许你带牙刷入境的！
close A:calm | A 陛下，您的左脸肿了。
close B:shy | B 这、这是国王的威严。
@hall
bust B:mad | B 关进棉花糖塔！
wide A:calm C:sad | N 塔很软，很甜，就是没有门。
@sky
close A:sly | A 看守先生，你也牙疼吧？
close C:wow | C 你怎么知道？
bust A:calm | A 你吃东西只用右边。
@sky
wide A:calm C:shy | A 张嘴，啊—— / C 啊——
prop lamp | N 姜医生从怀里掏出一盏小灯。
close C:happy | N 十分钟后，看守第一次用左边，咬碎了一颗核桃。
@sky*
wide C:happy A:grin | C 不疼了！真的不疼了！ / A 嘘，小声点。
view | N 可是那天夜里，塔下排起了很长很长的队。
`,
    },
    {
      title: '半夜的门诊',
      script: `
@sky*
wide A:calm C:happy | C 下一位，棒棒糖公爵。 / A 您这根棍子可以先放下。
bust A:calm | A~ 三天看了一百二十个人，比坐诊还忙。
@sky*
close A:wow | A 下一位……这位戴着纸袋的先生？
bust B:shy | B 我是……路过的普通人。
close A:sly | A 普通人戴着王冠睡觉吗？
@sky*
wide A:calm B:sad | B 你会不会告诉别人？ / A 医生不说病人的事。
close B:sad | B 疼了三年了。我不敢治。
bust A:calm | A 怕钻头？
@sky*
close B:sad | B 怕以后不能吃糖了。我妈妈只会做糖，她不在了。
prop box | N 他口袋里有一只小铁盒，最后一颗太妃糖，粘了三年。
close A:sad | A ……
@sky*
wide A:calm B:wow | A 我没有说过不能吃糖。 / B! 可以吃？
bust A:happy | A 吃完刷牙，就可以一直吃到一百岁。
@sky*
close B:wow | B 刷牙……疼吗？
full A:bold | A 草莓味的。
full B:bold | B! 那朕命令你，现在就教！
`,
    },
    {
      title: '国王的新法律',
      script: `
@hall
wide B:bold A:calm C:happy | B 朕宣布第一条新法律：饭后三分钟！ / C 三分钟做什么？
close B:shy | B 刷……刷……
bust B:mad | B! 刷牙！
@hall
wide A:wow C:wow | N 大臣们炸开了锅：牙刷是敌国武器！
close B:bold | N 国王当着所有人的面，把牙膏挤成了一朵玫瑰花。
@hall
action B:bold.cheer | N 三分钟，他唱着妈妈教的歌，刷完了每一颗。
prop clock | N 歌唱完，刚好三分钟。
close B:wow | B 原来这首歌……是刷牙歌？
@candy
bust A:calm | A 您母亲是做糖的。
bust A:happy | A 做糖的人，最知道要刷牙。
close B:sad | B 她每天晚上都唱给我听。我睡着了，没听到最后一句。
@candy
prop letter | N 铁盒底下压着一张糖纸，背面写着最后一句。
close B:happy | N “刷完了，妈妈给你一颗糖。”
@candy
wide B:happy A:happy C:happy | B 姜医生，张嘴。 / A 啊——
hero A:happy B:happy C:happy.cheer | N 那天，全国人民吃了一颗糖，然后一起刷了三分钟的牙。
`,
    },
  ],
};
