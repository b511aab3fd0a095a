/** Chapters that can be read without a network. */
export const keptChaptersText = { title: '没有网络也能读' };
