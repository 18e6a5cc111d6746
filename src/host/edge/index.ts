import type { IncomingMessage } from 'node:http';
import { refuseAmbiguousLength, refuseLargeBody } from './body-size.ts';
import type { EdgeCheck, EdgeRefusal, EdgeSite } from './check.ts';
import { refuseForeignHost } from './host-name.ts';
import { refuseUnknownMethod } from './method.ts';
import { refuseForeignOrigin } from './origin.ts';

export type { EdgeRefusal, EdgeSite } from './check.ts';
export { isOriginForm, namesOneHost } from './host-name.ts';
export { encodePath, readTarget, type Target } from './target.ts';

/** In this order: first whether we are meant at all, last what would be done. */
const CHECKS: readonly EdgeCheck[] = [
	refuseForeignHost,
	refuseUnknownMethod,
	refuseAmbiguousLength,
	refuseForeignOrigin,
	refuseLargeBody,
];

export function edgeRefusal(request: IncomingMessage, path: string, site: EdgeSite): EdgeRefusal | null {
	for (const check of CHECKS) {
		const refusal = check(request, path, site);
		if (refusal) return refusal;
	}
	return null;
}
