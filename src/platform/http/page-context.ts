import type { MemberActor } from '../actor.ts';
import type { Context } from '../context.ts';
import type { RequestLocals } from './locals.ts';

export function memberContext({ context }: Pick<RequestLocals, 'context'>): Context<MemberActor> {
	const { actor } = context;
	if (actor.kind !== 'member') throw new Error(`a page for members was rendered for a ${actor.kind}`);
	return { ...context, actor };
}
