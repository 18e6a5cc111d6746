import { promiseMessages } from '#src/messages/vi/return-terms.ts';

export function PreOrder({ days }: { readonly days: number | undefined }) {
	if (days === undefined) return null;
	return (
		<span>
			<span className="badge badge-secondary badge-long">{promiseMessages.preOrder(days)}</span>
		</span>
	);
}
