import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { OPTION_NAMES_MAX, VARIANT_LIMITS } from '#src/domains/catalog/contract/product.ts';
import {
	addGroup,
	type Grid,
	type GridFailure,
	groupsOf,
	removeGroup,
	renameGroup,
} from '#src/domains/product-editing/rules/variant-grid.ts';
import { $editor, edit } from '#src/islands/product-editor/store.ts';
import { editorMessages as messages, editorPartMessages as partText } from '#src/messages/vi/vendor/product-editor.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { FieldError } from '../../ui/fields/FieldError.tsx';
import { OptionChips } from './OptionChips.tsx';

type Props = { readonly wrong: (field: string) => string | undefined };
const OPTION_KEYS = ['first', 'second', 'third'] as const;
const NAMES_ID = 'ten-nhom-goi-y';

/** Groups of options, such as colours and sizes. The table of variants follows every change at once. */
export function OptionGroups({ wrong }: Props) {
	const { form } = useStore($editor);
	const groups = groupsOf(form);
	const [failure, setFailure] = useState('');
	const [isOpenAtFirst] = useState(form.optionNames.length === 0 || form.groups !== undefined);
	const apply = (made: Grid | GridFailure): boolean => {
		const isDone = typeof made !== 'string';
		setFailure(typeof made === 'string' ? messages.gridRejected[made] : '');
		if (typeof made !== 'string') edit(made);
		return isDone;
	};
	const add = () => {
		if (!apply(addGroup(form))) return;
		requestAnimationFrame(() => document.getElementById(`nhom-${groups.length}`)?.focus());
	};
	return (
		<details className="editor-fold" open={isOpenAtFirst}>
			<summary className="editor-fold-head">
				<span>{partText.options(form.optionNames)}</span>
			</summary>
			<div className="editor-fold-body">
				{groups.map(({ name }, at) => (
					<fieldset className="editor-option" key={OPTION_KEYS[at]}>
						<legend className="sr-only">{messages.optionGroup(at + 1)}</legend>
						<Field
							id={`nhom-${at}`}
							label={messages.optionName}
							hint={messages.optionNameHint}
							maxLength={VARIANT_LIMITS.optionName}
							text={name}
							error={wrong(`nhom-${at}`)}
						>
							{(control) => (
								<input
									{...control}
									className="field-input"
									list={NAMES_ID}
									autoComplete="off"
									value={name}
									onChange={({ currentTarget }) => apply(renameGroup(form, at, currentTarget.value))}
									onKeyDown={({ key, nativeEvent }) => {
										if (key === 'Enter' && !nativeEvent.isComposing) document.getElementById(`lua-chon-${at}`)?.focus();
									}}
								/>
							)}
						</Field>
						<OptionChips at={at} error={wrong(`lua-chon-${at}`)} apply={apply} />
						<Button kind="quiet" onClick={() => apply(removeGroup(form, at))}>
							{messages.removeOption} <span className="sr-only">{name || messages.optionGroup(at + 1)}</span>
						</Button>
					</fieldset>
				))}
				<datalist id={NAMES_ID}>
					{messages.optionNames.map((name) => (
						<option key={name} value={name} />
					))}
				</datalist>
				<FieldError id="nhom-loi" words={failure} />
				{groups.length < OPTION_NAMES_MAX && (
					<div className="editor-row">
						<Button kind="secondary" onClick={add}>
							{messages.addOption}
						</Button>
					</div>
				)}
				{groups.length > 0 && <p className="field-hint">{messages.gridHint}</p>}
			</div>
		</details>
	);
}
