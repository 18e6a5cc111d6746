import { fileURLToPath } from 'node:url';
import { pictureFiles } from '#src/host/files/picture-files.ts';
import { embeddedIdentityParts } from './app/embedded-identity.ts';
import { popularSearches } from './app/popular-searches.ts';
import { processParts } from './app/process.ts';
import { openVisits } from './app/visits.ts';
import { startWeb } from './host/start.ts';
import { mountIdentity } from './openid-provider/index.ts';
import { config } from './platform/config/index.ts';
import { fileStore } from './platform/files/index.ts';

await startWeb({
	root: fileURLToPath(new URL('..', import.meta.url)),
	settings: config(),
	isDevelopment: process.argv.includes('--dev'),
	openMounts: async () => [
		pictureFiles(fileStore()),
		...(config().hasEmbeddedIdentity ? [mountIdentity(embeddedIdentityParts())] : []),
	],
	openLimiter: () => processParts().limiter,
	openVisits,
	popularSearchUrls: async () => (await popularSearches()).map((q) => `/api/products?${new URLSearchParams({ q })}`),
});
