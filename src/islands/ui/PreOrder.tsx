import { promiseMessages } from '#src/messages/vi/return-terms.ts';
import { Badge } from './Badge.tsx';

export function PreOrder({ days }: { readonly days: number | undefined }) {
	if (days === undefined) return null;
	return (
		<span>
			<Badge tone="secondary" isLong>
				{promiseMessages.preOrder(days)}
			</Badge>
		</span>
	);
}
