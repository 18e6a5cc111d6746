import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FormDifference } from '#src/domains/product-editing/rules/form-merge.ts';
import { $editor, closeConflict, mergeAndSave } from '#src/islands/product-editor/store.ts';
import { formFieldMessages, editorMessages as messages } from '#src/messages/vi/vendor/product-editor.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DialogFoot } from '../ui/DialogFoot.tsx';
import { ChangedValue } from './ChangedValue.tsx';

const keyOf = ({ part, variant }: Pick<FormDifference, 'part' | 'variant'>): string => `${part} ${variant}`;

export function ChangedDialog() {
	const { conflict, isBusy } = useStore($editor);
	const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
	const choose = (key: string, isTheirs: boolean) =>
		setTheirs((now) => {
			const next = new Set(now);
			if (isTheirs) next.add(key);
			else next.delete(key);
			return next;
		});
	const foot = (
		<DialogFoot
			no={messages.later}
			onCancel={closeConflict}
			yes={messages.merge}
			onConfirm={() => void mergeAndSave((field) => theirs.has(keyOf(field)))}
			isBusy={isBusy}
		/>
	);
	return (
		<Dialog title={messages.changedTitle} isOpen={conflict !== null} isSheet onClose={closeConflict} foot={foot}>
			<p>{messages.changedText}</p>
			<p className="field-hint">{messages.changedMarks}</p>
			<ul className="editor-differences">
				{conflict?.differences.map((difference) => {
					const { part, variant, isConflict } = difference;
					const key = keyOf(difference);
					return (
						<li key={key}>
							<fieldset>
								<legend>{variant ? `${formFieldMessages[part]}, ${variant}` : formFieldMessages[part]}</legend>
								{isConflict ? (
									(['mine', 'theirs'] as const).map((side) => (
										<label className="choice" key={side}>
											<input
												type="radio"
												name={key}
												checked={theirs.has(key) === (side === 'theirs')}
												onChange={() => choose(key, side === 'theirs')}
											/>
											<span>
												<strong>{messages[side]}:</strong> <ChangedValue difference={difference} side={side} />
											</span>
										</label>
									))
								) : (
									<p>
										{messages.theirsOnly}: <ChangedValue difference={difference} side="theirs" />
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
