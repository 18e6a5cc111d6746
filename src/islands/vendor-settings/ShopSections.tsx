import { useEffect, useState } from 'react';
import {
	SECTION_NAME_MAX,
	type ShopSection,
	type ShopSectionPage,
} from '#src/domains/product-editing/contract/sections.ts';
import { addSection, orderSections, removeSection, renameSection } from '#src/islands/vendor-settings/store.ts';
import { shopPageMessages as messages } from '#src/messages/vi/vendor/vendor-settings.ts';
import type { ToastResult } from '#src/stores/with-toast.ts';
import { ConfirmDialog, type Question } from '../forms/ConfirmDialog.tsx';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { SectionProducts } from './SectionProducts.tsx';
import { SectionRow } from './SectionRow.tsx';
import { type Folded, SettingsPart } from './SettingsPart.tsx';

type Props = Folded & { readonly sections: readonly ShopSection[] };
type Action = { readonly kind: 'fill' | 'rename' | 'remove'; readonly section: ShopSection };

export function ShopSections({ sections: given, isOpenAtFirst }: Props) {
	const [sections, setSections] = useState(given);
	const [act, setAction] = useState<Action | null>(null);
	const [isOpen, setOpen] = useState(false);
	const [isMoving, setMoving] = useState(false);
	const [isTyped, setTyped] = useState(false);
	const [hasError, setError] = useState(false);
	const close = () => setOpen(false);
	const open = (kind: Action['kind'], section: ShopSection) => {
		setAction({ kind, section });
		setOpen(true);
	};
	const take = (now: readonly ShopSection[] | null): boolean => {
		if (now) setSections(now);
		return now !== null;
	};
	/** Returns true on success, the error of the name field, or false for another error. */
	const takeNamed = ({ value, fields }: ToastResult<ShopSectionPage>): boolean | string =>
		take(value?.items ?? null) || (fields.name ?? false);
	const move = async (at: number, by: 1 | -1): Promise<void> => {
		if (isMoving) return;
		const ids = sections.map(({ id }) => id);
		const [moved] = ids.splice(at, 1);
		if (moved) ids.splice(at + by, 0, moved);
		setMoving(true);
		take(await orderSections(ids));
		setMoving(false);
	};
	return (
		<SettingsPart
			id="muc-gian-hang"
			title={messages.sectionsTitle}
			said={messages.sectionsSaid(sections.length)}
			isUnsaved={isTyped}
			hasError={hasError}
			isOpenAtFirst={isOpenAtFirst}
		>
			<p>{messages.sectionsText}</p>
			{sections.length === 0 && <p className="field-hint">{messages.sectionsNone}</p>}
			<ol className="section-list">
				{sections.map((section, at) => (
					<SectionRow
						key={section.id}
						section={section}
						isFirst={at === 0}
						isLast={at === sections.length - 1}
						onMove={(by) => void move(at, by)}
						onAction={(kind) => open(kind, section)}
					/>
				))}
			</ol>
			<NewSection onAdd={async (name) => takeNamed(await addSection(name))} onTyped={setTyped} onError={setError} />
			{act?.kind === 'fill' && (
				<SectionProducts key={act.section.id} section={act.section} isOpen={isOpen} onChange={take} onClose={close} />
			)}
			{act && act.kind !== 'fill' && (
				<ConfirmDialog
					key={`${act.kind}-${act.section.id}-${act.section.name}`}
					question={questionOf(act)}
					of={act.kind === 'rename' ? `section:${act.section.id}` : ''}
					isOpen={isOpen}
					onClose={close}
					onConfirm={async ({ text }) =>
						act.kind === 'remove'
							? take(await removeSection(act.section.id))
							: takeNamed(await renameSection(act.section.id, text))
					}
				/>
			)}
		</SettingsPart>
	);
}

function questionOf({ kind, section }: Action): Question {
	const { name } = section;
	if (kind === 'remove')
		return {
			title: messages.removeOf(name),
			text: messages.removeText,
			yes: messages.remove,
			no: messages.keep,
			isDangerous: true,
		};
	const field = {
		label: messages.name,
		minLength: 2,
		maxLength: SECTION_NAME_MAX,
		tooShort: messages.nameTooShort,
		initial: name,
	};
	return { title: messages.renameOf(name), text: messages.renameText, yes: messages.rename, no: messages.keep, field };
}

type NewProps = {
	readonly onAdd: (name: string) => Promise<boolean | string>;
	readonly onTyped: (isTyped: boolean) => void;
	readonly onError: (hasError: boolean) => void;
};

function NewSection({ onAdd, onTyped, onError }: NewProps) {
	const [name, setName, settleName] = useFormDraft('section', '');
	const [problem, setProblem] = useState('');
	const isShort = name.trim().length < 2;
	const isTyped = name !== '';
	useEffect(() => onTyped(isTyped), [isTyped, onTyped]);
	useEffect(() => onError(problem !== ''), [problem, onError]);
	const { isBusy, wasSent, resetSubmit, onSubmit } = useSubmit(!isShort, async () => {
		const answer = await onAdd(name);
		setProblem(typeof answer === 'string' ? answer : '');
		if (answer !== true) return;
		settleName('');
		resetSubmit();
	});
	return (
		<form className="section-new" onSubmit={onSubmit} noValidate>
			<TextField
				id="muc-moi"
				label={messages.newName}
				value={name}
				onChange={setName}
				maxLength={SECTION_NAME_MAX}
				error={wasSent && isShort ? messages.nameTooShort : problem || undefined}
			/>
			<Button type="submit" kind="secondary" isBusy={isBusy}>
				{messages.add}
			</Button>
		</form>
	);
}
