import { words } from '#src/messages/vi.ts';
import type { Actor } from '#src/platform/actor.ts';
import { config } from '#src/platform/config/index.ts';
import type { RequestLocals } from '#src/platform/http/index.ts';
import { newId } from '#src/shared/ids.ts';
import { type ProcessParts, processParts } from './process.ts';

/** Set by the host after its edge checks; a client's own values never get here. */
const REQUEST_ID_HEADER = 'x-chobiz-request-id';
const CLIENT_IP_HEADER = 'x-chobiz-client-ip';

type Who = { readonly actor: Actor; readonly vendor: RequestLocals['vendor'] };

/** Composes what a page or endpoint may touch: session → actor → context. The host itself gives `live`. */
export async function localsForRequest(request: Request): Promise<Omit<RequestLocals, 'live'>> {
	const parts = processParts();
	const id = request.headers.get(REQUEST_ID_HEADER) ?? newId();
	const { actor, vendor } = await whoAsks(request, parts);
	return {
		words,
		limiter: parts.limiter,
		vendor,
		siteUrl: config().siteUrl,
		context: {
			actor,
			db: parts.db,
			read: parts.read,
			jobs: parts.jobs,
			log: parts.log.child({ req: id }),
			request: {
				id,
				ip: request.headers.get(CLIENT_IP_HEADER) ?? '127.0.0.1',
				userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
			},
		},
	};
}

async function whoAsks(_request: Request, _parts: ProcessParts): Promise<Who> {
	return { actor: { kind: 'visitor', visitorKey: null }, vendor: null };
}
