import { useState } from 'react';
import { setReturns } from '#src/islands/vendor-settings/store.ts';
import { changeOfMindMessages as messages } from '#src/messages/vi/return-terms.ts';
import { type Folded, SettingsPart } from './SettingsPart.tsx';

type Props = Folded & { readonly isAccepted: boolean };

/** Saves on change; a rejected change is reverted. */
export function ReturnsSetting({ isAccepted, isOpenAtFirst }: Props) {
	const [isOn, setOn] = useState(isAccepted);
	const [isBusy, setBusy] = useState(false);
	const choose = async (wanted: boolean): Promise<void> => {
		if (isBusy) return;
		setBusy(true);
		setOn(wanted);
		if ((await setReturns(wanted)) === null) setOn(!wanted);
		setBusy(false);
	};
	return (
		<SettingsPart id="tra-vi-doi-y" title={messages.title} said={messages.said(isOn)} isOpenAtFirst={isOpenAtFirst}>
			<div className="account-form">
				<p>{messages.text}</p>
				<label className="choice">
					<input
						type="checkbox"
						checked={isOn}
						aria-describedby="doi-y-goi-y"
						onChange={({ currentTarget }) => void choose(currentTarget.checked)}
					/>
					<span>{messages.accept}</span>
				</label>
				<p className="field-hint" id="doi-y-goi-y">
					{messages.acceptHint}
				</p>
			</div>
		</SettingsPart>
	);
}
