import type { SystemActor } from '#src/platform/actor.ts';
import { type Context, type Scope, transact } from '#src/platform/context.ts';
import { defineSubscriber, type EventDefinition, type Subscriber } from '#src/platform/jobs/index.ts';
import { ok } from '#src/shared/result.ts';
import { type NoticedOrder, noticedOrders } from '../db/order-repository.ts';

/** Runs in a transaction, once per event; notices are deduplicated, so a repeated job sends nothing twice. */
async function inScope(context: Context<SystemActor>, work: (scope: Scope) => Promise<void>): Promise<void> {
	await transact(context, async (scope) => ok(await work(scope)));
}

export function defineOrderSubscriber<Name extends string, About extends { readonly orderId: string }>(
	event: EventDefinition<Name, About>,
	name: string,
	notify: (scope: Scope, order: NoticedOrder, about: About) => Promise<void>,
): Subscriber<About> {
	return defineSubscriber(event, name, (context, about) =>
		inScope(context, async (scope) => {
			for (const order of await noticedOrders(scope.read, [about.orderId])) await notify(scope, order, about);
		}),
	);
}
