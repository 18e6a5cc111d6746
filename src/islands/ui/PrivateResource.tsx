import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

type Text = Readonly<
	Record<'loading' | 'visitorTitle' | 'visitorText' | 'signIn' | 'title' | 'failed' | 'tryAgain', string>
>;
type Props = {
	readonly why: 'loading' | 'visitor' | 'failed';
	readonly words: Text;
	readonly icon: ComponentProps<typeof EmptyState>['icon'];
	readonly skeleton: string;
	readonly skeletons?: 1 | 2;
	readonly signInAt: string;
	onRetry(): void;
};

export function PrivateResourceMissing({
	why,
	words: messages,
	icon,
	skeleton,
	skeletons = 1,
	signInAt,
	onRetry,
}: Props) {
	if (why === 'loading')
		return (
			<div aria-busy="true">
				<span className="sr-only" aria-live="polite">
					{messages.loading}
				</span>
				<span className={`skeleton ${skeleton}`} />
				{skeletons === 2 && <span className={`skeleton ${skeleton}`} />}
			</div>
		);
	if (why === 'visitor')
		return (
			<EmptyState icon={icon} title={messages.visitorTitle} text={messages.visitorText}>
				<a className="btn btn-primary" href={signInAt}>
					{messages.signIn}
				</a>
			</EmptyState>
		);
	return (
		<EmptyState icon={icon} title={messages.title} text={messages.failed}>
			<Button onClick={onRetry}>{messages.tryAgain}</Button>
		</EmptyState>
	);
}
