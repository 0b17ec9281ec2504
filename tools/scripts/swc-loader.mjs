// Runs the workspace's TypeScript without a build: node --conditions=@app/source --import ./tools/scripts/swc-loader.mjs FILE
import { register } from 'node:module';

register('./swc-hooks.mjs', import.meta.url);
process.setSourceMapsEnabled(true);
