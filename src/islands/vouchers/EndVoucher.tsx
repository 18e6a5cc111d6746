import { useState } from 'react';
import { endVoucher } from '#src/islands/vendor-money/store.ts';
import { shopVoucherMessages as messages } from '#src/messages/vi/vouchers.ts';
import { ConfirmDialog } from '../forms/ConfirmDialog.tsx';
import { Button } from '../ui/Button.tsx';

type Props = { readonly id: string; readonly code: string };

export function EndVoucher({ id, code }: Props) {
	const [isOpen, setOpen] = useState(false);
	const question = {
		title: messages.endTitle(code),
		text: messages.endText,
		yes: messages.end,
		no: messages.no,
		isDangerous: true,
	};
	const send = async (): Promise<boolean> => {
		const done = (await endVoucher(id)) !== null;
		if (done) location.reload();
		return done;
	};
	return (
		<>
			<Button kind="quiet" aria-label={`${messages.end}: ${code}`} onClick={() => setOpen(true)}>
				{messages.end}
			</Button>
			<ConfirmDialog question={question} isOpen={isOpen} onClose={() => setOpen(false)} onConfirm={send} />
		</>
	);
}
