import down from 'icon:arrow-down';
import up from 'icon:arrow-up';
import pencil from 'icon:pencil';
import trash from 'icon:trash-2';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { type AnswerTemplate, answerTemplatesConfig } from '#src/domains/conversations/contract/conversation.ts';
import {
	$templates,
	loadTemplates,
	moveTemplate,
	removeTemplate,
	saveTemplate,
} from '#src/islands/conversations/templates-store.ts';
import { templateMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { fieldMessages } from '#src/messages/vi/ui.ts';
import { useFormDraft } from '../forms/use-form-draft.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { LongText } from '../ui/fields/LongText.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** Outside the form of an answer, which its own form would submit. */
export function TemplateEditor({ isOpen, onClose }: Props) {
	const templates = useStore($templates);
	const [edited, setEdited] = useState<string | null>(null);
	useEffect(() => {
		if (isOpen) void loadTemplates();
	}, [isOpen]);
	const items = templates ?? [];
	return (
		<Dialog title={messages.title} isOpen={isOpen} isSheet onClose={onClose}>
			<div className="template-manager">
				{items.length === 0 && <p>{messages.none}</p>}
				<ol>
					{items.map((template, at) => (
						<li key={template.id} className="template-row">
							{edited === template.id ? (
								<TemplateForm template={template} onDone={() => setEdited(null)} />
							) : (
								<>
									<p className="template-body">{template.body}</p>
									<div className="template-acts">
										<IconButton shapes={up} label={messages.up} isOff={at === 0} of={template} onPress={move(-1)} />
										<IconButton
											shapes={down}
											label={messages.down}
											isOff={at === items.length - 1}
											of={template}
											onPress={move(1)}
										/>
										<IconButton shapes={pencil} label={messages.edit} of={template} onPress={(id) => setEdited(id)} />
										<IconButton
											shapes={trash}
											label={messages.remove}
											of={template}
											onPress={(id) => void removeTemplate(id)}
										/>
									</div>
								</>
							)}
						</li>
					))}
				</ol>
				{items.length < answerTemplatesConfig.max && edited === null && <TemplateForm template={null} />}
			</div>
		</Dialog>
	);
}

const move = (by: -1 | 1) => (id: string) => void moveTemplate(id, by);

type IconButtonProps = {
	readonly shapes: typeof up;
	readonly label: string;
	readonly isOff?: boolean;
	readonly of: AnswerTemplate;
	readonly onPress: (id: string) => void;
};
const IconButton = ({ shapes, label, isOff = false, of, onPress }: IconButtonProps) => (
	<button
		className="btn btn-quiet btn-icon"
		type="button"
		aria-label={`${label}: ${of.body}`}
		disabled={isOff}
		onClick={() => onPress(of.id)}
	>
		<Icon shapes={shapes} size={18} />
	</button>
);

const BODY_MIN = 2;

function TemplateForm({
	template,
	onDone,
}: {
	readonly template: AnswerTemplate | null;
	readonly onDone?: () => void;
}) {
	const id = useId();
	const [body, setBody, settle] = useFormDraft(`answer-template:${template?.id ?? 'new'}`, template?.body ?? '');
	const [problem, setProblem] = useState('');
	const isShort = body.trim().length < BODY_MIN;
	const { isBusy, wasSent, resetSubmit, onSubmit } = useSubmit(!isShort, async () => {
		const answer = await saveTemplate(template?.id ?? null, body);
		setProblem(typeof answer === 'string' ? answer : '');
		if (answer !== true) return;
		settle(template ? body : '');
		resetSubmit();
		onDone?.();
	});
	return (
		<form className="ask-form" noValidate onSubmit={onSubmit}>
			<LongText
				id={id}
				label={template ? messages.label : messages.add}
				hint={messages.hint}
				error={wasSent && isShort ? fieldMessages.tooShort(BODY_MIN) : problem}
				maxLength={answerTemplatesConfig.textMax}
				value={body}
				onChange={(typed) => {
					setBody(typed);
					setProblem('');
				}}
			/>
			<div className="order-buttons">
				<Button kind="secondary" type="submit" isBusy={isBusy}>
					{messages.save}
				</Button>
				{onDone && (
					<Button kind="quiet" onClick={onDone}>
						{messages.cancel}
					</Button>
				)}
			</div>
		</form>
	);
}
