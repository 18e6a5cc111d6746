import { useId, useState } from 'react';
import { returnShippingConfig, type StateReturnShippingInput } from '#src/domains/returns/contract/return-shipping.ts';
import { stateReturnShipping } from '#src/islands/returns/return-shipping-store.ts';
import type { Evidence } from '#src/islands/returns/store.ts';
import { returnShippingScreenMessages as messages, returnScreenMessages } from '#src/messages/vi/return-screen.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { AmountField } from '../ui/fields/AmountField.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { BankFields, isBankAccountComplete, NO_BANK } from './BankFields.tsx';
import { EvidenceChoice } from './EvidenceChoice.tsx';

type Props = { readonly returnId: string; readonly needsBank: boolean; readonly onClose: () => void };

const { minVnd, maxVnd } = returnShippingConfig;

export function ReturnShippingForm({ returnId, needsBank, onClose }: Props) {
	const id = useId();
	const [amountVnd, setAmount] = useState(0);
	const [pictures, setPictures] = useState<readonly Evidence[]>([]);
	const [bank, setBank] = useState(NO_BANK);
	const [picture] = pictures;
	const isAmountWrong = amountVnd < minVnd || amountVnd > maxVnd;
	const account = isBankAccountComplete(bank) ? bank : null;
	const told: StateReturnShippingInput | null =
		isAmountWrong || !picture || (needsBank && !account)
			? null
			: { returnId, amountVnd, pictureId: picture.id, ...(needsBank && account ? { bank: account } : {}) };
	const { isBusy, wasSent, onSubmit } = useSubmit(told !== null, async () => told && stateReturnShipping(told));
	const foot = (
		<DialogFoot no={returnScreenMessages.notNow} onCancel={onClose} yes={messages.send} form={id} isBusy={isBusy} />
	);
	return (
		<Dialog title={messages.stateTitle} isOpen onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<p>{messages.stateText}</p>
				<AmountField
					id={`${id}-phi`}
					label={messages.amount}
					amountVnd={amountVnd}
					error={wasSent && isAmountWrong ? messages.amountWrong : undefined}
					onChange={setAmount}
				/>
				<fieldset className="return-choice" tabIndex={-1} data-wrong={wasSent && !picture ? true : undefined}>
					<legend className="sr-only">{messages.picture}</legend>
					<EvidenceChoice
						chosen={pictures}
						max={1}
						label={messages.picture}
						add={messages.addPicture}
						hint={messages.pictureHint}
						onChange={setPictures}
					/>
					<FieldError id={`${id}-anh`} words={wasSent && !picture ? messages.pictureNeeded : undefined} />
				</fieldset>
				{needsBank && <BankFields bank={bank} wasSent={wasSent} onChange={setBank} about={messages.bank} />}
			</form>
		</Dialog>
	);
}
