import { type FormEvent, useId, useState } from 'react';
import { refundAccountWords as words } from '#src/messages/vi/refund-account.ts';
import { returnScreenWords } from '#src/messages/vi/return-screen.ts';
import { giveRefundAccount } from '#src/stores/refund-account.ts';
import { BankFields, isBankWhole, NO_BANK } from '../returns/BankFields.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { focusFirstWrong } from '../ui/focus-wrong.ts';

type Props = { readonly refundId: string; readonly onClose: () => void };

/** What was typed stays when it is refused. */
export function RefundAccountForm({ refundId, onClose }: Props) {
	const id = useId();
	const [bank, setBank] = useState(NO_BANK);
	const [isTried, setTried] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setTried(true);
		if (!isBankWhole(bank)) return focusFirstWrong(event.currentTarget);
		if (isBusy) return;
		setBusy(true);
		if (!(await giveRefundAccount({ refundId, bank }))) setBusy(false);
	};
	const foot = <DialogFoot no={returnScreenWords.notNow} onNo={onClose} yes={words.send} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={words.open} isOpen onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={(event) => void submit(event)}>
				<BankFields bank={bank} isTried={isTried} onChange={setBank} about={words.form} />
			</form>
		</Dialog>
	);
}
