import { fileURLToPath } from 'node:url';
import { embeddedIdentityParts } from './app/embedded-identity.ts';
import { processParts, systemContext } from './app/process.ts';
import { countProductViews } from './app/product-views.ts';
import { recordViews } from './domains/catalog/background.ts';
import { pictureFiles } from './host/picture-files.ts';
import { startWeb } from './host/start.ts';
import { mountIdentity } from './identity/index.ts';
import { config } from './platform/config/index.ts';
import { fileStore } from './platform/files/index.ts';
import { log } from './platform/log/index.ts';

/** The web server: the host with the pages of the build behind it, in one process or in several. */
await startWeb({
	root: fileURLToPath(new URL('..', import.meta.url)),
	settings: config(),
	isDevelopment: process.argv.includes('--dev'),
	openMounts: async () => [
		pictureFiles(fileStore()),
		...(config().hasEmbeddedIdentity ? [mountIdentity(embeddedIdentityParts())] : []),
	],
	openLimiter: () => processParts().limiter,
	openVisits: () => countProductViews((seen) => recordViews(systemContext('product-views'), seen), log()),
});
