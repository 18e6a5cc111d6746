import clipboard from 'icon:clipboard-paste';
import { useState } from 'react';
import { PASTED_MAX_LENGTH, type PastedAddress } from '#src/domains/addresses/contract.ts';
import { readPasted } from '#src/islands/addresses/store.ts';
import { pasteAddressMessages as messages } from '#src/messages/vi/addresses.ts';
import { Button } from '../ui/Button.tsx';
import { LongText } from '../ui/fields/LongText.tsx';
import { Icon } from '../ui/Icon.tsx';

type PastedTexts = Pick<PastedAddress, 'street' | 'recipient' | 'phone'>;
export type FoundPlace = PastedAddress['matches'][number] & { readonly texts: PastedTexts };
type Props = {
	readonly id: string;
	readonly onPlace: (place: FoundPlace) => void;
	readonly onNone: () => void;
};

/** Parses a whole address, also one with a district from before July 2025; several matches are offered as a choice. */
export function PasteAddress({ id, onPlace, onNone }: Props) {
	const [text, setText] = useState('');
	const [found, setFound] = useState<readonly FoundPlace[]>([]);
	const [said, setSaid] = useState('');
	const [taken, setTaken] = useState('');
	const [error, setError] = useState('');
	const [isBusy, setBusy] = useState(false);
	const take = (place: FoundPlace): void => {
		onPlace(place);
		setTaken(place.wardCode);
		setSaid(messages.filled(place));
	};
	const read = async (): Promise<void> => {
		setSaid('');
		setFound([]);
		setTaken('');
		if (text.trim() === '') return setError(messages.nothingPasted);
		setBusy(true);
		const answer = await readPasted(text);
		setBusy(false);
		onNone();
		if (!answer.ok) return setError(answer.problem.detail);
		const { matches, ...texts } = answer.value;
		const [first, ...more] = matches.map((match) => ({ ...match, texts }));
		setError(first ? '' : messages.unknown);
		if (first && more.length === 0) take(first);
		else if (first) setFound([first, ...more]);
	};
	return (
		<details className="paste-address">
			<summary className="paste-address-head">
				<Icon shapes={clipboard} size={18} />
				<span className="link">{messages.open}</span>
			</summary>
			<div className="paste-address-body">
				<LongText
					id={`${id}-pasted`}
					label={messages.label}
					hint={messages.example}
					value={text}
					maxLength={PASTED_MAX_LENGTH}
					error={error}
					onChange={(typed) => {
						setText(typed);
						setError('');
					}}
				/>
				<Button kind="secondary" isBusy={isBusy} onClick={() => void read()}>
					{messages.read}
				</Button>
				{found.length > 0 && (
					<fieldset className="paste-address-said">
						<legend>{messages.choose(found[0]?.former ?? '')}</legend>
						<div className="chip-row">
							{found.map((place) => (
								<button
									key={place.wardCode}
									type="button"
									className="chip"
									aria-pressed={taken === place.wardCode}
									onClick={() => take(place)}
								>
									{`${place.wardName}, ${place.provinceName}`}
								</button>
							))}
						</div>
					</fieldset>
				)}
				<p aria-live="polite" className="paste-address-said">
					{said}
				</p>
			</div>
		</details>
	);
}
