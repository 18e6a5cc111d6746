import { useState } from 'react';
import type { Reordered } from '#src/domains/checkout/contract/reorder.ts';
import { buyAgain } from '#src/islands/orders/store.ts';
import { reorderMessages as messages } from '#src/messages/vi/order-actions.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';

const loadOutcome = () => import('./ReorderOutcome.tsx').then(({ ReorderOutcome }) => ({ Outcome: ReorderOutcome }));

type Props = { readonly number: string; readonly kind?: 'primary' | 'secondary' };

export function ReorderButton({ number, kind = 'secondary' }: Props) {
	const [isBusy, setBusy] = useState(false);
	const [done, setDone] = useState<Reordered | null>(null);
	const outcome = useLoaded(loadOutcome, done !== null);
	const again = async () => {
		setBusy(true);
		setDone(await buyAgain(number));
		setBusy(false);
	};
	return (
		<>
			<Button kind={kind} isBusy={isBusy} aria-label={messages.againOf(number)} onClick={() => void again()}>
				{messages.again}
			</Button>
			{done && outcome && <outcome.Outcome items={done.items} onClose={() => setDone(null)} />}
		</>
	);
}
