import check from 'icon:check';
import x from 'icon:x';
import { controlMessages as messages } from '#src/messages/vi/ui.ts';
import { formatDateTime } from '#src/shared/time.ts';
import { Icon } from './Icon.tsx';

type Step = {
	readonly key: string;
	readonly title: string;
	readonly text: string;
	/** ISO 8601; null for a future step. */
	readonly at: string | null;
	readonly state: 'done' | 'now' | 'later' | 'failed';
};

export function Timeline({ steps }: { readonly steps: readonly Step[] }) {
	return (
		<ol className="timeline">
			{steps.map(({ key, title, text, at, state }) => (
				<li className="timeline-step" key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
					<span className="timeline-dot">
						{state === 'done' && <Icon shapes={check} size={16} />}
						{state === 'failed' && <Icon shapes={x} size={16} />}
						<span className="sr-only">{messages.steps[state]}:</span>
					</span>
					<div>
						<p className="timeline-title">{title}</p>
						{text && <p className="timeline-text">{text}</p>}
						{at && (
							<time className="timeline-text" dateTime={at}>
								{formatDateTime(new Date(at))}
							</time>
						)}
					</div>
				</li>
			))}
		</ol>
	);
}
