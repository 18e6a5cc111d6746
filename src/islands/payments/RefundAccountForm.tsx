import { useId, useState } from 'react';
import { submitRefundAccount } from '#src/islands/payments/store.ts';
import { refundAccountMessages as messages } from '#src/messages/vi/refund-account.ts';
import { returnScreenMessages } from '#src/messages/vi/return-screen.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { BankFields, isBankAccountComplete, NO_BANK } from '../returns/BankFields.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';

type Props = { readonly refundId: string; readonly onClose: () => void };

export function RefundAccountForm({ refundId, onClose }: Props) {
	const id = useId();
	const [bank, setBank] = useState(NO_BANK);
	const account = isBankAccountComplete(bank) ? bank : null;
	const { isBusy, wasSent, onSubmit } = useSubmit(
		account !== null,
		async () => account && submitRefundAccount({ refundId, bank: account }),
	);
	const foot = (
		<DialogFoot no={returnScreenMessages.notNow} onCancel={onClose} yes={messages.send} form={id} isBusy={isBusy} />
	);
	return (
		<Dialog title={messages.open} isOpen onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<BankFields bank={bank} wasSent={wasSent} onChange={setBank} about={messages.form} />
			</form>
		</Dialog>
	);
}
