/** What lists say: their ends, and pulling them. */
export const listsText = {
  more: '更多',
  end: '没有更多了',
  loadingMore: '正在加载更多',
  moreFailed: '加载失败，点此重试',
  pull: { pulling: '下拉刷新', loosing: '松开刷新', loading: '正在刷新', success: '刷新成功' },
} as const;
