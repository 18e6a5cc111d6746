import { promiseMessages } from '#src/messages/vi/promises.ts';

/** Beside a line of products that are made or fetched for the order; nothing beside others. */
export function PreOrder({ days }: { readonly days: number | undefined }) {
	if (days === undefined) return null;
	return (
		<span>
			<span className="badge badge-secondary badge-long">{promiseMessages.preOrder(days)}</span>
		</span>
	);
}
