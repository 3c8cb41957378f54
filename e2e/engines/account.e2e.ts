import { newEmail, PASSWORD } from "../person.ts";
import { button, by, css } from "./find.ts";
import { journey } from "./journey.ts";

journey("somebody signs up, keeps a favorite, signs out and in, and deletes the account", async ({ tab }) => {
  const email = newEmail();
  await tab.open("/auth?mode=signup");
  await tab.fill(by("textbox", "Name"), "Asha Devi");
  await tab.fill(by("textbox", "Email"), email);
  await tab.fill(by("textbox", "Password"), PASSWORD);
  await tab.fill(by("textbox", "Confirm password"), PASSWORD);
  await tab.click(css("main form button:not([type=button])"));
  await tab.see(button(/^Account menu of/));
  await tab.until(() => location.pathname, "/");

  await tab.open("/deity/shiva");
  await tab.see(button(/^Account menu of/));
  await tab.click(button(/^Favorite /));
  await tab.read("Added to favorites");
  await tab.open("/favorites");
  await tab.see(button(/^Favorite /));

  await tab.click(button(/^Account menu of/));
  await tab.click(by("menuitem", "Log out"));
  await tab.until(() => location.pathname, "/auth");
  await tab.fill(by("textbox", "Email"), email);
  await tab.fill(by("textbox", "Password"), PASSWORD);
  await tab.press("Enter");
  await tab.see(button(/^Account menu of/));

  await tab.open("/profile");
  await tab.click(by("heading", "Your data"));
  await tab.click(button("Delete my account"));
  await tab.fill(by("textbox", "Your password, to confirm"), PASSWORD);
  await tab.click(button("Delete my account for good"));
  await tab.read("Account deleted");
  await tab.until(() => location.pathname, "/");
});
