import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'warning' | 'error';
type Props = {
	readonly tone?: BadgeTone;
	/** The text may wrap. */
	readonly isLong?: boolean;
	readonly children: ReactNode;
};

/** A state, which nobody can press; `Badge.astro` is the same for pages without React. */
export const Badge = ({ tone = 'neutral', isLong = false, children }: Props) => (
	<span className={`badge${tone === 'neutral' ? '' : ` badge-${tone}`}${isLong ? ' badge-long' : ''}`}>{children}</span>
);
