import CompressionPlugin from 'compression-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { ChunkReport } from './chunkReport.ts';
import { clientConfig } from './client.ts';

/** The client as it would be built after a change that touches every file: all of its names are others. */
export default (): Configuration => {
  const { plugins = [], cache, output, ...config } = clientConfig('production', false);
  return {
    ...config,
    output: { ...output, path: process.env.SECOND_BUILD ?? '' },
    // What is known of the first build's modules is used, and stays as it is.
    cache: typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, readonly: true } : false,
    plugins: [
      // The report beside `dist` is the first build's, and packing takes longer than all else.
      ...plugins.filter((plugin) => !(plugin instanceof ChunkReport || plugin instanceof CompressionPlugin)),
      new webpack.BannerPlugin({
        banner: ';"second build";',
        raw: true,
        test: /\.js$/,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 5,
      }),
    ],
  };
};
