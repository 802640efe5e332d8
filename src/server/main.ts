// The process. What it runs is imported after these two lines have taken effect.
import { enableCompileCache } from 'node:module';

// React chooses its build when it is imported.
process.env.NODE_ENV ??= 'production';
enableCompileCache();

const { serve } = await import('./serve.ts');
await serve();
