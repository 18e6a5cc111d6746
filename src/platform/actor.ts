/** Nobody is signed in; `visitorKey` is the hash of the cart cookie, `null` before there is one. */
export type VisitorActor = { readonly kind: 'visitor'; readonly visitorKey: string | null };
type Person = {
	readonly customerId: string;
	readonly sessionId: string;
	readonly emailVerified: boolean;
	/** Has just proved who they are: what a stolen session must not do asks for it. */
	readonly isFresh: boolean;
	/** Hash of the cart cookie that came along: signing in merges that cart. */
	readonly visitorKey: string | null;
};
export type MemberActor = Person & { readonly kind: 'member'; readonly isOperator: boolean };
/** A member who acts for a shop; `shopState` and `staffRole` are the vendors' names. */
export type VendorActor = Person & {
	readonly kind: 'vendor';
	readonly isOperator: boolean;
	readonly shopId: string;
	readonly shopState: string;
	/** Its shop has been approved and not ended: the others only read. */
	readonly isWorking: boolean;
	readonly staffRole: string;
};
/** Whoever decides for the marketplace, by name: a person of the operators' pages or of their command line. */
export type OperatorActor = Pick<Person, 'customerId'> & { readonly kind: 'operator' };
export type SystemActor = { readonly kind: 'system'; readonly scheduledJob: string };

export type Actor = VisitorActor | MemberActor | VendorActor | OperatorActor | SystemActor;

/** Stable text for idempotency keys, rate limits, audit entries and logs. */
export function actorKey(actor: Actor): string {
	if (actor.kind === 'system') return `system:${actor.scheduledJob}`;
	if (actor.kind === 'visitor') return `visitor:${actor.visitorKey ?? 'unknown'}`;
	return `customer:${actor.customerId}`;
}
