import type { RateLimiter } from '#src/platform/http/index.ts';
import type { Logger } from '#src/platform/log/index.ts';
import type { ErrorMessages } from '#src/shared/error-messages.ts';
import type { AstroHandler, Locals } from './astro.ts';
import type { ClientAddress } from './edge/client-address.ts';
import type { EdgeSite } from './edge/index.ts';
import type { ErrorAnswers } from './error-answers.ts';
import type { StaticFiles } from './files/static-files.ts';
import type { Probe } from './health/probes.ts';
import type { HostMount } from './mount.ts';
import type { PageCache } from './pages/page-cache.ts';
import type { PrivatePages } from './pages/private-pages.ts';
import type { PublicPages } from './pages/public-pages.ts';
import type { BodyReader } from './request-body.ts';
import type { HeaderPair } from './security-headers.ts';

export type Observation = {
	readonly id: string;
	readonly ip: string;
	readonly method: string;
	readonly path: string;
	readonly status: number;
	readonly seconds: number;
	readonly source: string;
};

export type Visits = {
	recordVisit(path: string): void;
	/** Flushes all recorded visits before the process exits. */
	flush(): Promise<void>;
};

export type HostOptions = {
	readonly siteUrl: string;
	/** True forbids robots on every page. */
	readonly isTestSite?: boolean;
	readonly trustedProxies: readonly string[];
	readonly words: ErrorMessages;
	readonly log: Logger;
	readonly astro: AstroHandler;
	readonly files: StaticFiles;
	readonly mounts: readonly HostMount[];
	readonly cache: PageCache;
	readonly limiter: Pick<RateLimiter, 'take'>;
	/** Answered for every `Host` header. */
	readonly probes: ReadonlyMap<string, Probe>;
	readonly locals: Locals;
	observe(seen: Observation): void;
	readonly recordVisit?: Visits['recordVisit'];
};

export type HostParts = HostOptions & {
	readonly site: EdgeSite;
	readonly security: readonly HeaderPair[];
	readonly clientAddress: ClientAddress;
	readonly errors: ErrorAnswers;
	readonly publicPages: PublicPages;
	readonly privatePages: PrivatePages;
	readonly readBody: BodyReader;
};
