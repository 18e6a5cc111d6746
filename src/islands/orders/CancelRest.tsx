import { useState } from 'react';
import type { AskCancelRestInput } from '#src/domains/orders/contract-rest.ts';
import { restWords as words } from '#src/messages/vi/rest-screen.ts';
import { askCancelRest } from '#src/stores/orders.ts';
import { Button } from '../ui/Button.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import type { RestPiece } from './RestDialog.tsx';

type Props = {
	readonly number: string;
	readonly pieces: readonly RestPiece[];
	readonly reasons: readonly { readonly value: AskCancelRestInput['reason']; readonly label: string }[];
};

const ASKED = { title: words.askTitle, text: words.askText, yes: words.askYes, no: words.askNo } as const;

const loadDialog = () => import('./RestDialog.tsx').then(({ RestDialog }) => ({ Dialog: RestDialog }));

/** The buyer asks that what has not left does not leave any more. */
export function CancelRest({ number, pieces, reasons }: Props) {
	const [isOpen, setOpen] = useState(false);
	const rest = useLoaded(loadDialog, isOpen);
	return (
		<>
			<Button kind="secondary" isBusy={isOpen && !rest} onClick={() => setOpen(true)}>
				{words.ask}
			</Button>
			{rest && (
				<rest.Dialog
					asked={ASKED}
					noteLabel={words.noteToShop}
					pieces={pieces}
					reasons={reasons}
					isOpen={isOpen}
					onClose={() => setOpen(false)}
					onYes={(dropped) => askCancelRest({ number, ...dropped })}
				/>
			)}
		</>
	);
}
