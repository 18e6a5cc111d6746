import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FormDifference } from '#src/domains/catalog/rules/form-merge.ts';
import { formFieldWords, editorWords as words } from '#src/messages/vi/editor-screen.ts';
import { formatVnd } from '#src/shared/money.ts';
import { $categories, $editor, $profiles, closeConflict, mergeAndSave } from '#src/stores/vendor-editor.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';

const keyOf = ({ part, variant }: Pick<FormDifference, 'part' | 'variant'>): string => `${part} ${variant}`;

/** Somebody else was faster: field by field whose words stay, before anything is kept. */
export function ChangedDialog() {
	const categories = useStore($categories);
	const profiles = useStore($profiles);
	const { conflict, isBusy } = useStore($editor);
	const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
	const choose = (key: string, isTheirs: boolean) =>
		setTheirs((now) => {
			const next = new Set(now);
			if (isTheirs) next.add(key);
			else next.delete(key);
			return next;
		});
	const shown = (part: FormDifference['part'], value: string): string => {
		if (value === '' || value === '""') return words.empty;
		if (part === 'priceVnd') return formatVnd(Number(value));
		if (part === 'isOn') return value === 'true' ? words.yes : words.no;
		if (part === 'shippingProfileId') return profiles.find(({ id }) => id === value)?.name ?? value;
		if (part !== 'categoryId') return value;
		return categories.flatMap(({ children }) => children).find(({ id }) => id === value)?.name ?? value;
	};
	const foot = (
		<DialogFoot
			no={words.later}
			onNo={closeConflict}
			yes={words.merge}
			onYes={() => void mergeAndSave((field) => theirs.has(keyOf(field)))}
			isBusy={isBusy}
		/>
	);
	return (
		<Dialog title={words.changedTitle} isOpen={conflict !== null} isSheet onClose={closeConflict} foot={foot}>
			<p>{words.changedText}</p>
			<ul className="editor-differences">
				{conflict?.differences.map((difference) => {
					const { part, variant, isContested } = difference;
					const key = keyOf(difference);
					return (
						<li key={key}>
							<fieldset>
								<legend>{variant ? `${formFieldWords[part]}, ${variant}` : formFieldWords[part]}</legend>
								{isContested ? (
									(['mine', 'theirs'] as const).map((side) => (
										<label className="choice" key={side}>
											<input
												type="radio"
												name={key}
												checked={theirs.has(key) === (side === 'theirs')}
												onChange={() => choose(key, side === 'theirs')}
											/>
											<span>
												<strong>{words[side]}:</strong> {shown(part, difference[side])}
											</span>
										</label>
									))
								) : (
									<p>
										{words.theirsOnly}: <strong>{shown(part, difference.theirs)}</strong>
									</p>
								)}
							</fieldset>
						</li>
					);
				})}
			</ul>
		</Dialog>
	);
}
