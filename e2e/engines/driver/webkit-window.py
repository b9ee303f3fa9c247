#!/usr/bin/python3
# A phone-sized WebKitGTK window for WebKitWebDriver, with a profile that lasts: MiniBrowser has neither.
import os
import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

PROFILE = os.environ['WEBKIT_WINDOW_PROFILE']
DOWNLOADS = os.environ['WEBKIT_WINDOW_DOWNLOADS']
SCRIPT = os.environ['WEBKIT_WINDOW_SCRIPT']
LETTERS = int(os.environ['WEBKIT_WINDOW_LETTERS'])
HAS_PAGE_CACHE = os.environ.get('WEBKIT_WINDOW_PAGE_CACHE') != 'off'
# Safari has these features, but WebKitGTK leaves them off.
FEATURES = {'FileSystem', 'AccessHandle', 'StorageAPI', 'StorageAPIEstimate'}

manager = WebKit2.WebsiteDataManager(base_data_directory=PROFILE + '/data', base_cache_directory=PROFILE + '/cache')
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_automation_allowed(True)
# Otherwise the system's, which is none on a machine without a golfer.
context.set_preferred_languages(['en-US'])


def save_download(_context, download):
    def choose(item, name):
        item.set_destination('file://' + DOWNLOADS + '/' + (name or 'unnamed'))
        return True

    download.connect('decide-destination', choose)


def allow(_view, request):
    request.allow()
    return True


def new_view(*_):
    scripts = WebKit2.UserContentManager()
    with open(SCRIPT) as file:
        scripts.add_script(
            WebKit2.UserScript(
                file.read(),
                WebKit2.UserContentInjectedFrames.TOP_FRAME,
                WebKit2.UserScriptInjectionTime.START,
                None,
                None,
            )
        )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=scripts, is_controlled_by_automation=True
    )
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_enable_page_cache(HAS_PAGE_CACHE)
    settings.set_default_font_size(LETTERS)
    settings.set_enable_media_stream(True)
    settings.set_enable_mock_capture_devices(True)
    features = WebKit2.Settings.get_all_features()
    for feature in (features.get(at) for at in range(features.get_length())):
        if feature.get_identifier() in FEATURES:
            settings.set_feature_enabled(feature, True)
    view.connect('permission-request', allow)
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(390, 844)
    window.add(view)
    window.show_all()
    # Destroyed at once it crashes the driver's session.
    view.connect('close', lambda _view: window.destroy())
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('divot-journeys')
    session.set_application_info(info)
    session.connect('create-web-view', new_view)


context.connect('download-started', save_download)
context.connect('automation-started', start)
Gtk.main()
