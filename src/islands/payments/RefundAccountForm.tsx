import { useId, useState } from 'react';
import { refundAccountWords as words } from '#src/messages/vi/refund-account.ts';
import { returnScreenWords } from '#src/messages/vi/return-screen.ts';
import { giveRefundAccount } from '#src/stores/refund-account.ts';
import { useSending } from '../forms/use-sending.ts';
import { BankFields, isBankWhole, NO_BANK } from '../returns/BankFields.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';

type Props = { readonly refundId: string; readonly onClose: () => void };

/** What was typed stays when it is refused. */
export function RefundAccountForm({ refundId, onClose }: Props) {
	const id = useId();
	const [bank, setBank] = useState(NO_BANK);
	const account = isBankWhole(bank) ? bank : null;
	const { isBusy, isTried, onSubmit } = useSending(
		account !== null,
		async () => account && giveRefundAccount({ refundId, bank: account }),
	);
	const foot = <DialogFoot no={returnScreenWords.notNow} onNo={onClose} yes={words.send} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={words.open} isOpen onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<BankFields bank={bank} isTried={isTried} onChange={setBank} about={words.form} />
			</form>
		</Dialog>
	);
}
