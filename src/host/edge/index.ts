import type { IncomingMessage } from 'node:http';
import { rejectAmbiguousLength, rejectLargeBody } from './body-size.ts';
import type { EdgeCheck, EdgeFailure, EdgeSite } from './check.ts';
import { rejectForeignHost } from './host-name.ts';
import { rejectUnknownMethod } from './method.ts';
import { rejectForeignOrigin } from './origin.ts';

export type { EdgeFailure, EdgeSite } from './check.ts';
export { hasSingleHost, isOriginForm } from './host-name.ts';
export { encodePath, readTarget, type Target } from './target.ts';

/** The order matters: host and validity first, then checks of the action. */
const CHECKS: readonly EdgeCheck[] = [
	rejectForeignHost,
	rejectUnknownMethod,
	rejectAmbiguousLength,
	rejectForeignOrigin,
	rejectLargeBody,
];

export function edgeFailure(request: IncomingMessage, path: string, site: EdgeSite): EdgeFailure | null {
	for (const check of CHECKS) {
		const refusal = check(request, path, site);
		if (refusal) return refusal;
	}
	return null;
}
