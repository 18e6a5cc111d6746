/**
 * Inlined before any style sheet, because a page that is shown before its opt-in was parsed aborts the transition
 * with an error. The build adds the hash of this text to the CSP.
 */
export const VIEW_TRANSITION_CSS = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';
