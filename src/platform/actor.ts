/** `visitorKey` is the hash of the cart cookie; null before there is a cart. */
export type VisitorActor = { readonly kind: 'visitor'; readonly visitorKey: string | null };
type Person = {
	readonly customerId: string;
	readonly sessionId: string;
	readonly emailVerified: boolean;
	readonly phoneVerified: boolean;
	/** Signed in with the password recently, not by a code alone; sensitive actions require it against stolen sessions. */
	readonly isFresh: boolean;
	/** Hash of the cart cookie of the request; signing in merges that cart. */
	readonly visitorKey: string | null;
};
export type MemberActor = Person & { readonly kind: 'member'; readonly isOperator: boolean };
export type VendorActor = Person & {
	readonly kind: 'vendor';
	readonly isOperator: boolean;
	readonly shopId: string;
	readonly shopState: string;
	/** True when the shop is approved and not closed; otherwise the vendor can only read. */
	readonly isWorking: boolean;
	readonly staffRole: string;
};
export type OperatorActor = Pick<Person, 'customerId'> & { readonly kind: 'operator' };
export type SystemActor = { readonly kind: 'system'; readonly scheduledJob: string };

export type Actor = VisitorActor | MemberActor | VendorActor | OperatorActor | SystemActor;

/** Must stay stable: idempotency keys, rate limits, audit entries and logs contain it. */
export function actorKey(actor: Actor): string {
	if (actor.kind === 'system') return `system:${actor.scheduledJob}`;
	if (actor.kind === 'visitor') return `visitor:${actor.visitorKey ?? 'unknown'}`;
	return `customer:${actor.customerId}`;
}
