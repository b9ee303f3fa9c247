/** The given name, or the email's part before the @ (SPEC section 3). */
export const displayNameOf = ({
  displayName,
  email,
}: {
  readonly displayName: string;
  readonly email: string;
}): string => displayName.trim() || (email.split('@')[0] ?? '');
