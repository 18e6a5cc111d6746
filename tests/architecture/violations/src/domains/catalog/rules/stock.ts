export const decideStock = () => true;
