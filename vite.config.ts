// Builds the browser's files (dist/client) and the page renderer (dist/server) with `vite build --app`.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
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
        rolldownOptions: {
          input: { site: 'src/web/site/main.tsx', admin: 'src/web/admin/main.tsx' },
          // What both always load, what one of them does: three files in place of twenty, which compress better.
          output: {
            codeSplitting: {
              groups: [{ name: groupOf, debugName: 'page' }],
              includeDependenciesRecursively: false,
            },
          },
        },
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

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * What both pages' scripts always load is one file, what the site's alone does another. The script itself stays apart: it waits
 * for chunks that import the rest.
 */
function groupOf(id: string, modules: Modules): string | null {
  const [isOfSite, isOfDesk] = ['site', 'admin'].map((page) => loadedBy(page, modules).has(id));
  if (isOfSite && isOfDesk) return 'shared';
  return isOfSite && !id.endsWith('/main.tsx') ? 'site-page' : null;
}

const loaded = new Map<string, Set<string>>();

function loadedBy(page: string, modules: Modules): Set<string> {
  const known = loaded.get(page);
  if (known) return known;
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  add(resolve(`src/web/${page}/main.tsx`));
  loaded.set(page, found);
  return found;
}

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
