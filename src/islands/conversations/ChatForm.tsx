import send from 'icon:send';
import { type KeyboardEvent, useId, useRef } from 'react';
import { inboxMessages as messages } from '#src/messages/vi/conversations/inbox.ts';
import { Icon } from '../ui/Icon.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import { type Chat, useChatDraft } from './use-chat-draft.ts';

type Props = Chat & { readonly starters?: readonly string[] };

/** Enter sends where a keyboard is likely; on a touch screen it starts a new line. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
	const isSend = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
	if (!isSend || !matchMedia('(pointer: fine)').matches) return;
	event.preventDefault();
	event.currentTarget.form?.requestSubmit();
}

export function ChatForm({ starters = [], ...chat }: Props) {
	const id = useId();
	const box = useRef<HTMLTextAreaElement>(null);
	const { text, write, wrong, isBusy, onSubmit } = useChatDraft(chat, box);
	const { side } = chat;
	return (
		<div className="chat-form">
			{starters.length > 0 && text === '' && (
				<fieldset className="chat-starters">
					<legend className="sr-only">{messages.startersLabel}</legend>
					{starters.map((starter) => (
						<button key={starter} className="chip" type="button" onClick={() => write(starter)}>
							{starter}
						</button>
					))}
				</fieldset>
			)}
			{wrong && (
				<p className="field-error chat-problem" id={`${id}-loi`} role="alert">
					{wrong}
				</p>
			)}
			<div className="chat-writing">
				{side === 'shop' && <TemplatePicker onInsert={(body) => write(text === '' ? body : `${text}\n${body}`)} />}
				<form className="chat-line" noValidate onSubmit={onSubmit}>
					<label className="sr-only" htmlFor={id}>
						{messages.write[side]}
					</label>
					<textarea
						id={id}
						ref={box}
						className="field-input chat-box"
						rows={1}
						placeholder={messages.write[side]}
						value={text}
						aria-invalid={wrong ? true : undefined}
						aria-describedby={wrong ? `${id}-loi` : undefined}
						onKeyDown={sendByKey}
						onChange={({ currentTarget }) => write(currentTarget.value)}
					/>
					<button
						className="btn btn-primary btn-icon"
						type="submit"
						aria-label={isBusy ? messages.sending : messages.send}
						aria-busy={isBusy || undefined}
					>
						<Icon shapes={send} />
					</button>
				</form>
			</div>
		</div>
	);
}
