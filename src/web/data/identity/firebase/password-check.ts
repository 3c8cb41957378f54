/** Rules of the provider for a password; absent ones do not hold. */
export interface PasswordRules {
  readonly minPasswordLength?: number;
  readonly maxPasswordLength?: number;
  readonly containsLowercaseLetter?: boolean;
  readonly containsUppercaseLetter?: boolean;
  readonly containsNumericCharacter?: boolean;
  readonly containsNonAlphanumericCharacter?: boolean;
}

export interface PasswordCheck {
  isValid: boolean;
  rules: PasswordRules;
}
