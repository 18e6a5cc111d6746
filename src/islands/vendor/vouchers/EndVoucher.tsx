import { useState } from 'react';
import { shopVoucherWords as words } from '#src/messages/vi/shop-vouchers-screen.ts';
import { endVoucher } from '#src/stores/vendor-money.ts';
import { AskDialog } from '../../forms/AskDialog.tsx';
import { Button } from '../../ui/Button.tsx';

type Props = { readonly id: string; readonly code: string };

export function EndVoucher({ id, code }: Props) {
	const [isOpen, setOpen] = useState(false);
	const question = {
		...{ title: words.endTitle(code), text: words.endText, yes: words.end, no: words.no, isDangerous: true },
	};
	const send = async (): Promise<boolean> => {
		const done = (await endVoucher(id)) !== null;
		if (done) location.reload();
		return done;
	};
	return (
		<>
			<Button kind="quiet" aria-label={`${words.end}: ${code}`} onClick={() => setOpen(true)}>
				{words.end}
			</Button>
			<AskDialog question={question} isOpen={isOpen} onClose={() => setOpen(false)} onYes={send} />
		</>
	);
}
