export const fieldMessages = { show: "Show" };

export const passwordRuleMessages = {
  needs: "Your password needs:",
  stillNeeds: "Your password still needs:",
  goodPassword: "Your password meets every rule.",
};
