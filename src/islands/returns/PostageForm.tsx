import { useId, useState } from 'react';
import { postageConfig, type StatePostageInput } from '#src/domains/orders/contract-postage.ts';
import { postageScreenWords as words } from '#src/messages/vi/return-postage.ts';
import { returnScreenWords } from '#src/messages/vi/return-screen.ts';
import { statePostage } from '#src/stores/postage.ts';
import type { Evidence } from '#src/stores/returns.ts';
import { useSending } from '../forms/use-sending.ts';
import { AmountField } from '../ui/AmountField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { FieldError } from '../ui/FieldError.tsx';
import { BankFields, isBankWhole, NO_BANK } from './BankFields.tsx';
import { EvidenceChoice } from './EvidenceChoice.tsx';

type Props = { readonly returnId: string; readonly needsBank: boolean; readonly onClose: () => void };

const { minVnd, maxVnd } = postageConfig;

/** Amount, photographed receipt and, for who paid online, the account: what was typed stays when it is refused. */
export function PostageForm({ returnId, needsBank, onClose }: Props) {
	const id = useId();
	const [amountVnd, setAmount] = useState(0);
	const [pictures, setPictures] = useState<readonly Evidence[]>([]);
	const [bank, setBank] = useState(NO_BANK);
	const [picture] = pictures;
	const isAmountWrong = amountVnd < minVnd || amountVnd > maxVnd;
	const account = isBankWhole(bank) ? bank : null;
	const told: StatePostageInput | null =
		isAmountWrong || !picture || (needsBank && !account)
			? null
			: { returnId, amountVnd, pictureId: picture.id, ...(needsBank && account ? { bank: account } : {}) };
	const { isBusy, isTried, onSubmit } = useSending(told !== null, async () => told && statePostage(told));
	const foot = <DialogFoot no={returnScreenWords.notNow} onNo={onClose} yes={words.send} form={id} isBusy={isBusy} />;
	return (
		<Dialog title={words.stateTitle} isOpen onClose={onClose} foot={foot}>
			<form id={id} className="ask-form" noValidate onSubmit={onSubmit}>
				<p>{words.stateText}</p>
				<AmountField
					id={`${id}-phi`}
					label={words.amount}
					amountVnd={amountVnd}
					error={isTried && isAmountWrong ? words.amountWrong : undefined}
					onChange={setAmount}
				/>
				<fieldset className="return-choice" tabIndex={-1} data-wrong={isTried && !picture ? true : undefined}>
					<legend className="sr-only">{words.picture}</legend>
					<EvidenceChoice
						chosen={pictures}
						max={1}
						label={words.picture}
						add={words.addPicture}
						hint={words.pictureHint}
						onChange={setPictures}
					/>
					<FieldError id={`${id}-anh`} words={isTried && !picture ? words.pictureNeeded : undefined} />
				</fieldset>
				{needsBank && <BankFields bank={bank} isTried={isTried} onChange={setBank} about={words.bank} />}
			</form>
		</Dialog>
	);
}
