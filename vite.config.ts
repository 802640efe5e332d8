// Builds the browser's files (dist/client) and the page renderer (dist/server) with `vite build --app`.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { press } from './src/art/press-plugin.ts';

export default defineConfig({
  plugins: [press(), tailwind(), react(), compressAssets()],
  publicDir: false,
  // The document names no script file, so there is nothing to preload on its behalf.
  // Files have addresses of their own, so that they can be preloaded, and kept.
  build: { modulePreload: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: { input: { site: 'src/web/site/main.tsx', admin: 'src/web/admin/main.tsx' } },
      },
    },
    ssr: {
      resolve: { external: ['react', 'react-dom'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        rolldownOptions: { input: { render: 'src/web/render.tsx' }, output: { entryFileNames: '[name].js' } },
      },
    },
  },
  builder: {},
});

/** Writes a .br and a .gz beside each asset, so that the server only picks one. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '.' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css|svg|json|webmanifest|ico)$/.test(file));
      await Promise.all(files.map((file) => compressFile(join(dir, file))));
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)]);
}
