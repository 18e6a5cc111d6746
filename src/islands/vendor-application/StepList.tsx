import triangle from 'icon:triangle-alert';
import { APPLY_STEPS, type ApplyStep, applyMessages as messages } from '#src/messages/vi/vendor/vendor-application.ts';
import { Icon } from '../ui/Icon.tsx';

type Props = {
	readonly here: ApplyStep;
	readonly marked: ReadonlySet<ApplyStep>;
	readonly onGo: (step: ApplyStep) => void;
};

export function StepList({ here, marked, onGo }: Props) {
	return (
		<nav aria-label={messages.stepsLabel}>
			<ol className="apply-steps">
				{APPLY_STEPS.map((step, at) => (
					<li key={step}>
						<button
							type="button"
							className="chip apply-step"
							aria-current={step === here ? 'step' : undefined}
							onClick={() => onGo(step)}
						>
							{marked.has(step) ? <Icon shapes={triangle} size={16} /> : <span aria-hidden="true">{at + 1}</span>}
							{messages.steps[step]}
							{marked.has(step) && <span className="sr-only">, {messages.wrongHere}</span>}
						</button>
					</li>
				))}
			</ol>
		</nav>
	);
}
